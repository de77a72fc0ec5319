/** The week as lanes of days, the day beneath them (looks: schedule-dark.png). */
export function ScheduleLanes() {
  return null
}
