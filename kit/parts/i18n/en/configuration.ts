/** Remote configurations: their list, their editor, their versions. */
export const words = {
  back: 'Back to the configurations',
  none: 'There are no configurations',
  panel: 'Versions and audit',
  revision: 'revision %{n}',
  columns: {
    n: 'Name',
    app: 'App',
    type: 'Type',
    st: 'State',
    ut: 'Changed',
  },
  fields: {
    n: 'Name',
    app: 'App',
    type: 'Type',
    attrs: 'Values',
    schema: 'JSON schema of the values',
  },
  shownAs: 'How the values are edited',
  as: {
    menu: 'Menu',
    form: 'Form',
    json: 'As text (JSON)',
  },
  done: {
    created: '%{name} is there.',
    saved: '%{name} is saved.',
    published: '%{name} is published and serves at once.',
  },
  baseMoved: 'Another version was published meanwhile',
  baseMovedText: 'Publishing puts this draft in its place. It stays among the versions.',
  takesAway: 'Whoever reads %{name} goes on with defaults from then on. It can be restored.',
  sameAsForm: 'The same as what stands in the form.',
  moreChanges: 'and %{smart_count} more change |||| and %{smart_count} more changes',
  rollBack: 'Roll back to V%{n}',
  bringBack: 'Bring V%{n} into the form',
}
