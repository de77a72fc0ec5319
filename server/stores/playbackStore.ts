import type { Database } from '../db/openDatabase.ts'
import { runner } from '../db/statement.ts'
import type { PlaybackPlan } from '../media/playback/planPlayback.ts'

/** Plans of what is being played. */
export type PlaybackStore = {
  /** Keeps a plan at least until then. */
  keep: (id: string, plan: PlaybackPlan, until: string) => Promise<void>
  find: (id: string) => Promise<PlaybackPlan | undefined>
  /** Forgets what ended before; answers how many. */
  prune: (before: string) => Promise<number>
}

const keepStatement = {
  name: 'playback_keep',
  text: `INSERT INTO playback (id, plan, until) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET until = GREATEST(playback.until, excluded.until)`,
}
const findStatement = { name: 'playback_find', text: 'SELECT plan FROM playback WHERE id = $1' }
const pruneStatement = { name: 'playback_prune', text: 'DELETE FROM playback WHERE until < $1 RETURNING id' }

export function createPlaybackStore(database: Pick<Database, 'pool' | 'keepsStatements'>): PlaybackStore {
  const run = runner(database)
  return {
    keep: async (id, plan, until) => void (await run(keepStatement, [id, JSON.stringify(plan), until])),
    find: async (id) => (await run<{ plan: PlaybackPlan }>(findStatement, [id]))[0]?.plan,
    prune: async (before) => (await run(pruneStatement, [before])).length,
  }
}
