import type { ElementOptions, FormSchema } from '../schema/formSchema.ts'
import type { RowRights } from './RowTools.tsx'

/**
 * What may be done with the rows of a list: the UI schema may switch off adding, removing and moving, and a list that
 * is full or may hold nothing twice is not copied within.
 */
export function rightsOf({ maxItems, uniqueItems }: FormSchema, options: ElementOptions, count: number): RowRights {
  return {
    canAdd: options.disableAdd !== true && uniqueItems !== true && (maxItems === undefined || count < maxItems),
    canRemove: options.disableRemove !== true,
    canMove: options.showSortButtons !== false,
  }
}
