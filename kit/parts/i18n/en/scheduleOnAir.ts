/** What a virtual channel plays at a moment. */
export const words = {
  title: 'What is on air at…',
  moment: 'Date and time',
  play: 'Play from here',
  player: '%{channel}, %{time}',
  list: 'What is on air, cut by cut',
  ads: 'The half hour from then on has %{ads} of ads.',
  empty: 'What cannot be pressed has no media of its own yet; the player passes over it.',
  nothing: 'Nothing is on air then.',
  noMedia: 'Nothing of it has media to play.',
  within: '%{kind} in %{name}',
}
