/** What the server would put into the free time of a part of a day. */
export const words = {
  title: 'Dynamic interstitials',
  text: 'The server proposes ads, promos and fillers for the free time of a part of a day. Nothing is put in before you accept it.',
  from: 'From',
  to: 'To',
  kinds: 'Fill with',
  seconds: 'Lengths of ads',
  unsaved: 'It goes by what is saved. What meets your unsaved changes is left out.',
  asking: 'The server is asked',
  whyNot: {
    unread: 'A time cannot be read',
    order: 'The end is not after the start',
    oneDay: 'Both times must lie on one UTC day',
    noKind: 'Choose what to fill with',
    noLength: 'Choose a length of ads',
  },
}
