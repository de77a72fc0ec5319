/** The dialog that is open (`dialog` of the context). */
export function ScheduleDialogs() {
  return null
}
