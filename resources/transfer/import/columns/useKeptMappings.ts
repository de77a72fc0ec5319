import { useQueryClient } from '@tanstack/react-query'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { DateFormats } from '#contract/values/dateFormats.ts'
import type { KeptMapping, Mapping } from './keptMappings.ts'
import { keptFrom, mappingFor, withMapping } from './keptMappings.ts'

type Kept = { id: string | undefined; sets: readonly KeptMapping[] }

const NONE: Kept = { id: undefined, sets: [] }

/** How this person had files of the type read before, kept with the server under the type's name. */
export function useKeptMappings(type: string) {
  const { calls, actor } = useConsole()
  const client = useQueryClient()
  const queryKey = ['mappings', actor.uid, type]
  const read = async (): Promise<Kept> => {
    const setting = (await calls.listSettings({ query: { t: 'mapping' } })).find(({ n }) => n === type)
    return setting ? { id: setting.id, sets: keptFrom(setting.payload) } : NONE
  }
  /** Where the memory cannot be asked, there is none: the columns are read by their names. */
  const known = () => client.ensureQueryData({ queryKey, queryFn: read, staleTime: Infinity }).catch(() => NONE)
  return {
    find: async (columns: readonly string[]): Promise<KeptMapping | undefined> =>
      mappingFor((await known()).sets, columns),
    /** Remembers; where that fails, only the memory is lost. */
    keep: async (columns: readonly string[], mapping: Mapping, dates: DateFormats | undefined): Promise<void> => {
      const { id, sets } = await known()
      const next = withMapping(sets, { columns, mapping, dates })
      const payload = { sets: next }
      const save = id
        ? calls.saveSetting({ body: { id, payload } })
        : calls.createSetting({ body: { n: type, t: 'mapping', payload } })
      const saved = await save.catch(() => undefined)
      client.setQueryData<Kept>(queryKey, { id: saved?.id ?? id, sets: next })
    },
  }
}
