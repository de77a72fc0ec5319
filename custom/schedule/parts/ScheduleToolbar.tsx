/** When is looked at, how, and what can be done with all of it. */
export function ScheduleToolbar() {
  return null
}
