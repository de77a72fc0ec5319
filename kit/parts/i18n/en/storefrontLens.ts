/** Who looks at a storefront, on what, and when. */
export const words = {
  device: 'Device',
  language: 'Language',
  now: 'Now',
  moment: {
    label: 'Moment',
    slider: 'Moments at which something changes',
    before: 'Change before',
    after: 'Change after',
    stops: '%{smart_count} moment at which something changes |||| %{smart_count} moments at which something changes',
  },
  audience: {
    address: {
      first: 'Type an address that a range holds',
      by: 'By address …',
      title: 'Where is this viewer?',
      use: 'Look from there',
    },
    label: 'Audience',
    anyone: 'Anyone',
    has: '%{name}: %{values}',
    none: 'The page asks for no policy attributes',
  },
  side: { label: 'Draft or live', draft: 'Draft', live: 'Live', none: 'This page was never published' },
  stress: {
    label: 'Stress',
    rtl: 'Right-to-left writing',
    long: 'Long texts',
    rtlShort: 'RTL',
    longShort: 'Long',
  },
  changes: {
    count: '%{smart_count} change |||| %{smart_count} changes',
    mark: 'Mark changes in the preview',
    unmark: 'Stop marking changes',
    before: 'Look at what is live',
    after: 'Look at the draft',
  },
  next: {
    starts: '%{name} starts',
    ends: '%{name} ends',
    more: '%{smart_count} more |||| %{smart_count} more',
    line: 'Next change %{at}: %{what}',
    look: 'Look then',
  },
  review: {
    all: 'Audiences and policies are not asked: everything on the page is shown.',
    as: 'Seen as a viewer: %{viewer}.',
    unseen: '%{smart_count} container is not for this viewer. |||| %{smart_count} containers are not for this viewer.',
  },
  who: {
    title: 'Who sees this',
    titles: '%{smart_count} title |||| %{smart_count} titles',
    seen: 'Shown',
    emptyIn: 'empty in %{smart_count} day |||| empty in %{smart_count} days',
  },
}
