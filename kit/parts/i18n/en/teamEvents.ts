/** Events of a team, taken in from a station's list. */
export const words = {
  action: 'Ingest events',
  actionText: "The events of a team, from a station's list",
  title: 'Ingest events of %{team}',
  station: 'Station',
  stationText: "Name of the station's list, or its https address. Empty: the team's own feed.",
  start: 'From',
  startText: 'Events that begin before are left out.',
  ingest: 'Ingest',
  reprocess: 'Re-process',
  processing: 'Processing',
  cancel: 'Cancel the re-process',
  done: '%{success} of %{count} events taken in',
  failed: '%{failure} failed',
  last: 'Last ingestion',
  state: {
    'yet-to-start': 'Processing',
    processing: 'Processing',
    active: 'Completed',
    failed: 'Failed',
    inactive: 'Cancelled',
  },
}
