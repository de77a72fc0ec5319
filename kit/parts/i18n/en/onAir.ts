/** What keeps a title from viewers, and what mends it. */
export const words = {
  tab: 'Why not on air',
  tabOn: 'On air',
  endsBy: 'What counts is “%{field}”',
  on: 'On air in %{product}',
  off: 'Not on air in %{product}',
  blocked: '%{smart_count} reason blocks it |||| %{smart_count} reasons block it',
  looks: '%{smart_count} needs a look |||| %{smart_count} need a look',
  nothingBlocks: 'Nothing keeps it from viewers',
  products: 'Product',
  show: 'Show',
  states: {
    archived: 'It is archived.',
    deleted: 'It is deleted.',
    purged: 'It is purged: there is nothing left to publish.',
    pending: 'It waits for approval.',
    'pre-draft': 'A job is still at work on it.',
  },
  published: {
    blocksText: 'No version is live.',
    fine: 'Published',
    fineText: 'V%{n} is what viewers see.',
  },
  window: {
    blocksText: 'Ended %{end}',
    fine: 'Inside its window',
    fineText: '%{range}',
  },
  future: {
    blocks: 'Not yet',
    blocksText: 'Starts %{start}',
  },
  product: {
    blocksText: 'Its products do not include %{product}.',
    fine: 'In this product',
    fineText: '%{product} is one of its products.',
  },
  voice: {
    blocksText: 'The voice flag is off: no product shows it.',
  },
  expiring: {
    look: 'Channel Expiring',
    lookText: 'Its window ends on %{end}.',
  },
  images: {
    look: 'Recommended images are missing',
    lookText: '%{names}',
  },
  languages: {
    look: 'Translations are missing',
    lookText: '%{names}',
  },
  airWindow: {
    look: 'On-air window over or not begun',
    lookText: '%{range}',
  },
  terms: {
    look: 'Not for every viewer',
    lookText: '%{names}',
  },
  parts: {
    look: 'Parts may be missing',
    lookText: '%{names}',
  },
  parents: {
    look: 'What it belongs to is not on air',
    lookText: '%{names}',
  },
  conditional: {
    look: 'Published with a condition',
    lookText: '%{names}',
  },
  warnings: {
    look: 'The platform warns',
    lookText: '%{names}',
  },
  failed: {
    look: 'Last processing failed',
    lookText: '%{names}',
  },
  termNames: {
    con: 'countries',
    det: 'devices',
    sp: 'plans',
    later: 'from %{start}',
  },
  partNames: {
    licencePassed: 'the licence of a part has passed',
    partsUnavailable: 'not all parts are available',
    segmentsUnavailable: 'a segment is unavailable',
  },
  mended: 'Mended in this form: publish to bring it to viewers.',
  comes: 'Viewers still have it; publishing this form takes it away.',
  repairs: {
    product: 'Add %{product}',
    voice: 'Switch on',
    publish: 'Publish',
    approve: 'Approve',
    restoreContent: 'Restore',
  },
}
