/** The channel usage report: its columns word for word (specification section 3). */
export const words = {
  title: 'Channel usage report',
  from: 'First day',
  to: 'Last day',
  by: {
    label: 'Told by',
    airing: 'Airings',
    title: 'Titles',
  },
  zone: {
    label: 'Clocks',
    utc: 'UTC',
    mine: 'Mine',
  },
  total:
    '%{count} airing of %{titles} titles, %{length} in total |||| %{count} airings of %{titles} titles, %{length} in total',
  csv: 'Save as CSV',
  published: 'Only what is published counts. Choose other days, or publish the schedule.',
  wrong: 'Choose a first and a last day, 31 days at most.',
  untitled: 'Untitled',
  columns: {
    channel: 'Channel',
    start: {
      utc: 'Start Time (UTC)',
      mine: 'Start Time',
    },
    end: {
      utc: 'End Time (UTC)',
      mine: 'End Time',
    },
    seconds: 'Duration (Seconds)',
    program: 'Linear Program Title',
    description: 'Description',
    airings: 'Airings',
    length: 'Time in total',
    first: { utc: 'First airing (UTC)', mine: 'First airing' },
    last: { utc: 'Last airing (UTC)', mine: 'Last airing' },
  },
}
