import { CONSOLE_APP } from '#contract/values/config.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { isSoundConfig } from '../commands/config/configPayload.ts'
import type { Services } from '../services.ts'
import { CONFIG_KIND } from '../stores/configStore.ts'
import { CONFIG_SEEDS } from './config.ts'
import { systemSender } from './systemSender.ts'

type Parts = Pick<Services, 'config' | 'documents' | 'newId'>

/** What was put in the place of a configuration: a version that was published before, or what a new server has. */
export type RolledBack = 'earlier' | 'builtIn'

/**
 * Puts a configuration of the console back to what was published before and is sound, else to what a new server starts
 * with: the operator's way where nobody can get to the console. Undefined where there is no such configuration. A draft
 * goes with it, and a lock is not asked for.
 */
export async function rollBackConfig(
  { config, documents, newId }: Parts,
  type: string,
  isBuiltIn: boolean,
): Promise<RolledBack | undefined> {
  const [stored] = await config.read({ app: [CONSOLE_APP], type: [type] })
  const seed = CONFIG_SEEDS.find((one) => one.type === type)
  if (!stored) return undefined
  const earlier = isBuiltIn ? [] : (await config.earlier(stored.id)).filter(isObject)
  const sound = earlier.find((payload) => isSoundConfig({ ...payload, app: CONSOLE_APP, type }))
  const payload = sound ?? seed
  if (!payload) return undefined
  const sender = systemSender(newId())
  const facts = (await documents.factsOf(sender, CONFIG_KIND, [stored.id])).get(stored.id)
  if (!facts?.published) return undefined
  const next = { payload: { ...facts.published.payload, attrs: payload.attrs }, schema: facts.published.schema }
  const change = { verb: 'publish', next, ignoresLock: true } as const
  await documents.write({ ...sender, ifMatch: facts.rev }, CONFIG_KIND, stored.id, () => change)
  return sound ? 'earlier' : 'builtIn'
}
