import type { RemoteConfig } from '#contract/schemas/settings.ts'
import { CONFIG_TYPES_LENGTH } from '#contract/values/config.ts'
import { isApiError } from './apiError.ts'
import type { Calls } from './calls.ts'

type ReadConfig = Calls['readConfig']
type Asked = { type: string; resolve: (found: RemoteConfig[]) => void; reject: (reason: unknown) => void }

/**
 * Configurations of one app that are asked for in one breath go out as one call, or as few as may name them, since our
 * service answers several types at once: a console starts with six, and a browser has six connections. One that may be
 * given up goes by itself; where a call of several is refused, each is asked for alone, so that it fails for itself.
 */
export function gatherConfigs(read: ReadConfig): ReadConfig {
  const gathered = new Map<string, Asked[]>()
  const send = async (app: string, types: string, asked: readonly Asked[]) => {
    try {
      const found = await read({ query: { app, type: types } })
      for (const { type, resolve } of asked) resolve(found.filter((one) => one.type === type))
    } catch (error) {
      if (!types.includes(',') || !mayBeOfOne(error)) for (const { reject } of asked) reject(error)
      else
        for (const type of types.split(','))
          void send(
            app,
            type,
            asked.filter((one) => one.type === type),
          )
    }
  }
  const sendAll = (app: string) => {
    const asked = gathered.get(app) ?? []
    gathered.delete(app)
    for (const types of joined([...new Set(asked.map(({ type }) => type))])) {
      const named = types.split(',')
      void send(
        app,
        types,
        asked.filter(({ type }) => named.includes(type)),
      )
    }
  }
  return (options) => {
    const { app, type } = options.query
    if (type === undefined || type.includes(',') || options.signal) return read(options)
    return new Promise((resolve, reject) => {
      const others = gathered.get(app)
      gathered.set(app, [...(others ?? []), { type, resolve, reject }])
      if (!others) queueMicrotask(() => sendAll(app))
    })
  }
}

/** No call gets through, or none of this person for now: asking for each alone would fail as often. */
const OF_ALL = [401, 429, 502, 503, 504]

/** Whether what failed may be one of the types that were asked for together. */
function mayBeOfOne(error: unknown): boolean {
  return (
    isApiError(error) && (error.kind === 'unreadable' || (error.kind === 'refused' && !OF_ALL.includes(error.status)))
  )
}

/** `['a', 'b']` as 'a,b', in as many texts as one call may name types in. */
function joined(types: readonly string[]): string[] {
  return types.reduce<string[]>((texts, type) => {
    const longer = [...texts.slice(-1), type].join(',')
    return texts.length === 0 || longer.length > CONFIG_TYPES_LENGTH
      ? [...texts, type]
      : [...texts.slice(0, -1), longer]
  }, [])
}
