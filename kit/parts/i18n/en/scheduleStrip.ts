/** Episodes of a season that flow through days of a schedule. */
export const words = {
  title: 'Lay episodes',
  ok: 'Lay %{smart_count} episode |||| Lay %{smart_count} episodes',
  choose: 'Choose a season',
  nothing: 'No episode finds a place',
  noEpisodes: 'This season has no episodes to lay',
  season: 'Season',
  typeOn: 'Type the name of a season',
  time: 'Time of day',
  room: 'Length of each slot',
  days: 'Days',
  begin: 'Begin with',
  outcome: 'Episodes by day',
  tooShort: '%{time} is too short for the next episode.',
  noMore: 'No episode is left for %{time}.',
  goesOn: 'It goes on with %{title}.',
}
