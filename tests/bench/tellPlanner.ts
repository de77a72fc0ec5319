/**
 * What writes fill and a load leaves empty. A statement that was planned while they were said to be so reads all of them
 * for as long as its plan is kept; elsewhere PostgreSQL's own worker tells the planner within a minute.
 */
export const TELL_PLANNER = 'ANALYZE event, lock, idempotency, audit'
