import type { Command } from '../../context.ts'
import { fieldOptions, typeOptions } from './filterOptions.ts'

/** What a search may be narrowed by, in `attrs` of the one entry (specification section 7). */
export const listSearchFilterKeys: Command<'listSearchFilterKeys'> = async (context) => {
  const attrs = [...(await fieldOptions(context)), ...typeOptions(context)]
  return { data: attrs.length > 0 ? [{ attrs }] : [] }
}
