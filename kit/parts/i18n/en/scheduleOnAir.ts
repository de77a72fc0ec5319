/** What a virtual channel plays at a moment. */
export const words = {
  title: 'What is on air at…',
  moment: 'Date and time',
  play: 'Play from here',
  player: '%{channel}, %{time}',
  list: 'What is on air, cut by cut',
  ads: 'The half hour from then on has %{ads} of ads.',
  empty: 'Some of it has no media of its own yet; the player passes over it.',
  someHidden: 'You have no right to view some of it; the player passes over it.',
  nothing: 'Nothing is on air then.',
  noMedia: 'Nothing of it has media to play.',
  noRights: 'You have no right to view any of it.',
  why: { noMedia: 'no media', noRights: 'no right to view' },
  within: '%{kind} in %{name}',
}
