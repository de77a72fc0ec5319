/** Another number for a channel. */
export const words = {
  change: 'Change channel number...',
  changeText: 'At once, in what viewers see',
  title: 'Channel number of %{name}',
  number: 'Channel number',
  help: 'Viewers have it at once. Nothing else of the channel changes.',
  ok: 'Change number',
  notYet: 'Type another number',
  taken: 'Channel number %{number} is already used by %{name}.',
  duplicate: 'Duplicate channel number',
}
