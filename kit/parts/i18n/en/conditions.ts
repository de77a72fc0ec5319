/** Publishing on conditions. */
export const words = {
  publish: 'Publish with conditions...',
  publishText: '%{smart_count} warning |||| %{smart_count} warnings',
  title: 'Publish %{name} with conditions',
  warnings: 'It goes live although',
  reason: 'Reason',
  reasonHelp: 'Everybody who opens the title reads it, and the audit keeps it.',
  reasonMissing: 'Give a reason.',
  ok: 'Publish with conditions',
  chip: 'Conditional Publish',
  chipTitle: 'Published with conditions: %{reason}',
}
