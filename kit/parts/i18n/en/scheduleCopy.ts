/** Days of a schedule that are copied, and what fits. */
export const words = {
  title: 'Copy the day |||| Copy %{smart_count} days',
  ok: 'Copy %{smart_count} item |||| Copy %{smart_count} items',
  choose: 'Choose where to',
  nothingFits: 'Nothing fits there',
  from: 'From',
  chooseDays: 'Choose what to copy',
  onto: 'Onto',
  clears: 'Empty those days before; pinned items stay',
  fit: 'Fit report',
  fits: '%{placed} of %{smart_count} item finds its place |||| %{placed} of %{smart_count} items find their place',
}
