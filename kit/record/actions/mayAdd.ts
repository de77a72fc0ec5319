import { hasAddScreen, isGenerated } from '#contract/registry/areaFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Extension } from '#contract/wire/extensions.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'

const TRANSFER: Extension = 'transfer'

/** Whether the user may type in a new title of the type: buttons, keys, copies and pieces of a series all ask here. */
export function mayAdd({ area, page }: Pick<TypeSummary, 'area' | 'page'>, may: ConsoleValue['may']): boolean {
  return hasAddScreen(area) && may(page, 'create')
}

/** Whether the user may begin a new title of the type with the texts of another. */
export function mayCopy(type: Pick<TypeSummary, 'area' | 'page'>, may: ConsoleValue['may']): boolean {
  return isGenerated(type.area) && mayAdd(type, may)
}

/** Whether the user may bring in titles of the type from a file, which makes new ones and changes others. */
export function mayImport(
  { area, page }: Pick<TypeSummary, 'area' | 'page'>,
  { may, extensions }: Pick<ConsoleValue, 'may' | 'extensions'>,
): boolean {
  return isGenerated(area) && extensions.includes(TRANSFER) && may(page, 'create') && may(page, 'update')
}
