/** Publishing and unpublishing at a time. */
export const timing = {
  publish: 'Publish at a time...',
  unpublish: 'Unpublish at a time...',
  publishTitle: 'Publish %{name} at a time',
  unpublishTitle: 'Unpublish %{name} at a time',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
  zone: 'Times are those of your zone, %{zone}.',
  set: 'Set the time',
  when: '%{date} (%{zone}), which is %{utc} UTC',
  will: {
    nothing: 'Choose a time, and you read here what will happen.',
    publish: 'On %{when} the draft goes live, as it is saved by then.',
    unpublish: 'On %{when} viewers no longer see it, and what is published becomes the draft.',
    check: 'If it is not possible then, nothing changes and the reason stands here and in your notifications.',
  },
  warn: {
    unsaved: 'What is not saved yet does not go live. Save it before then.',
    missing:
      '%{smart_count} required field is empty. Fill it in before then, or nothing is published. |||| %{smart_count} required fields are empty. Fill them in before then, or nothing is published.',
    draftOpen: 'A draft is open. Publish or discard it before then, or it cannot be unpublished.',
  },
  problems: {
    none: 'Name a time to publish or to unpublish.',
    unreadable: 'This is no time. Type it as 24 Nov 2026 20:30.',
    past: 'This time has passed.',
    order: 'Unpublishing must come after publishing.',
  },
  isSet: 'The time is set.',
  cleared: 'Called off: nothing happens at that time.',
  banner: {
    publish: 'Goes live on %{publish}.',
    unpublish: 'Is unpublished on %{unpublish}.',
    both: 'Goes live on %{publish} and is unpublished on %{unpublish}.',
    by: 'Set by %{name}.',
    change: 'Change',
    cancel: 'Cancel',
    cancelLabel: 'Cancel what was set for a time',
  },
  failed: {
    publish: 'Was not published on %{date}.',
    unpublish: 'Was not unpublished on %{date}.',
    again: 'Set another time',
    dismiss: 'Dismiss',
  },
  coming: {
    title: 'Coming up',
    empty: 'Nothing is set for a time.',
    publish: 'goes live',
    unpublish: 'is unpublished',
    failed: 'did not happen',
  },
}
