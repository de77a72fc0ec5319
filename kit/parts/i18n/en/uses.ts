/** Who names a title, and what would break without it. */
export const words = {
  title: 'Other titles that this affects',
  looking: 'Looking where it is used...',
  failed: 'Where it is used could not be looked up. You can go on without knowing.',
  none: 'No other title is affected.',
  viewers:
    '%{count} title that viewers see loses something at once. |||| %{count} titles that viewers see lose something at once.',
  editors:
    '%{count} title keeps a reference that leads nowhere. |||| %{count} titles keep a reference that leads nowhere.',
  rest: '%{count} further title keeps a reference that leads nowhere. |||| %{count} further titles keep a reference that leads nowhere.',
  looked: 'Looked at the first %{count} title. |||| Looked at the first %{count} titles.',
  atLeast: 'There are more than these.',
  hidden: 'and %{count} that you may not see |||| and %{count} that you may not see',
  more: 'and %{count} more |||| and %{count} more',
  scheduleDay: 'Schedule day',
  below: 'Stands below it',
  onlyDraft: '%{fields} (draft)',
  onlyLive: '%{fields} (published)',
  open: 'Open %{name} in a new tab',
  usedIn: 'Used in',
  notUsed: 'No other title names this one.',
  onlyHidden:
    '%{count} title that you may not see names this one. |||| %{count} titles that you may not see name this one.',
  ofType: '%{type}: %{count}',
  listOf: 'List of the %{type} that name it',
  names: 'Names',
  namesNone: 'It names no other title.',
  absent: 'Not found: deleted for good, or not in your products.',
  showMore: 'Show more',
  expiry: {
    title: 'Ends before titles that need it',
    text: 'With this end, %{count} title that goes on longer would lose it. |||| With this end, %{count} titles that go on longer would lose it.',
    show: 'Show them',
    hide: 'Hide them',
  },
}
