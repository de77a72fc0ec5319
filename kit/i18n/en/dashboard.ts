/** The dashboard. */
export const dashboard = {
  title: 'Dashboard',
  goodMorning: 'Good morning, %{name}',
  goodAfternoon: 'Good afternoon, %{name}',
  goodEvening: 'Good evening, %{name}',
}
