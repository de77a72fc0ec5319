/** Pages that say what went wrong: no such page, a fault of ours, maintenance. */
export const words = {
  notFound: {
    address: 'You asked for',
    near: 'Did you mean',
    find: 'Find a page',
    back: 'Go back',
  },
  fault: {
    title: 'Something failed on our side',
    text: 'What you typed is kept in this browser and offered again when you open the title.',
    reload: 'Load the page again',
    copy: 'Copy the details',
    copied: 'Copied',
    notCopied: 'The browser did not allow copying',
    what: 'What happened',
    where: 'Where',
    when: 'When',
    request: 'Request',
  },
  notFetched: {
    title: 'This page could not be loaded',
    text: 'The server cannot be reached. What you typed elsewhere is kept; the other pages are still there.',
  },
  maintenance: {
    title: 'Marquee is under maintenance',
    text: 'The server is taking a short break. This page tries again by itself, and what you typed is kept in this browser.',
    next: 'Next try in %{smart_count} second |||| Next try in %{smart_count} seconds',
    asking: 'Asking the server',
    tryNow: 'Try now',
  },
}
