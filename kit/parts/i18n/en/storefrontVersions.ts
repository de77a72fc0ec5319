/** Versions of a storefront, collection or container. */
export const words = {
  title: 'Versions',
  open: 'Versions...',
  before: 'Older',
  after: 'Newer',
  present: 'What is on screen',
  reading: 'Reading the version...',
  same: 'Both say the same.',
  look: 'Show in the preview',
  compare: 'Compare',
  leave: 'Back to the draft',
  bringBack: 'Bring back',
  bringBackNamed: 'Bring back %{name}',
  content: 'Content',
  line: '%{field}: %{from} → %{to}',
  sharedStay: 'Containers that other pages show, too, stay as they are today.',
}
