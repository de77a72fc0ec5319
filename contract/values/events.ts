/** The type of those whose events are taken in, and that of these events. */
export const TEAM_TYPE = 'team'
export const TEAM_EVENT_TYPE = 'sportliveevent'
