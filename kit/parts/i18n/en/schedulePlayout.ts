/** Playing a virtual channel out: how it stands, starting it, what it has played. */
export const words = {
  title: 'Playout',
  reading: 'The state is being read',
  failed: 'The state could not be read',
  state: { stopped: 'Not started', starting: 'Starts %{time}', running: 'Running since %{time}' },
  about: {
    stopped: 'Nobody has started the playout of this channel.',
    starting: 'A new start takes the place of this one.',
    running: 'A new start takes the place of this one.',
  },
  by: 'Started by %{name}.',
  start: 'Start at',
  ok: { first: 'Start playout', again: 'Start anew' },
  done: '%{channel} is played out from %{time} on',
  whyNot: {
    past: 'That time has passed',
    channelDraft: 'The channel is not published',
    nothingOnAir: 'Nothing is published then',
  },
  wayOut: {
    channelDraft: 'Viewers do not have the channel itself yet. Publish it, then its playout can start.',
    nothingOnAir:
      'Playout starts where something published is on air. Publish that day, or choose a time at which something airs.',
  },
  events: {
    title: 'Played out',
    day: 'Day',
    bounds: 'A day from %{from} to %{to}',
    earlier: 'Show earlier',
    none: 'Nothing was played out on this day.',
    never: 'Nothing was played out yet.',
    failed: 'What was played out could not be read.',
    running: 'on air',
  },
}
