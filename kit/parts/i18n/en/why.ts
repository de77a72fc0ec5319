/** 'Why can't I?': what stands against a control that is off. */
export const words = {
  ask: 'Why can’t I …?',
  title: 'Why not?',
  missing: 'This needs the right “%{action}” on %{page} (%{code}). None of your roles gives it.',
  have: 'Roles that have it',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  nobody: 'No role has it.',
  table: 'Open the role table',
  lockedBy: '%{name} is editing this and holds the lock.',
  status: 'Of no use in this status:',
  toFields: 'Show me the fields',
  nothingToRedo: 'Nothing to redo',
  hidden: 'What you cannot do here',
  none: 'Your roles and its present state allow everything here.',
  close: 'Got it',
}
