/** The dashboard. */
export const dashboard = {
  title: 'Dashboard',
  goodMorning: 'Good morning, %{name}',
  goodAfternoon: 'Good afternoon, %{name}',
  goodEvening: 'Good evening, %{name}',
  waiting: 'Waiting for me',
  waitingEmpty: 'Nothing waits for your approval.',
  pending: 'Waiting for approval',
  pendingEmpty: 'Nothing waits for approval.',
  expiring: 'Expiring soon',
  expiringEmpty: 'Nothing expires soon.',
  drafts: 'Latest drafts',
  draftsEmpty: 'No drafts are open.',
  mine: 'Recent work',
  mineEmpty: 'What you change appears here.',
}
