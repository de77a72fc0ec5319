import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { drawAvailability } from './drawAvailability.tsx'
import { drawLock } from './drawLock.tsx'
import { drawFlags } from './drawFlags.tsx'
import type { DrawCell } from './drawProps.ts'
import { drawReference } from './drawReference.tsx'
import { drawStatus } from './drawStatus.tsx'
import { drawTitle } from './drawTitle.tsx'
import { drawUpdated } from './drawUpdated.tsx'
import { drawValue } from './drawValue.tsx'

/** How each kind of column is drawn; values without a look of their own share one cell. */
export const cells: Readonly<Record<TypeColumn['kind'], DrawCell>> = {
  title: drawTitle,
  status: drawStatus,
  availability: drawAvailability,
  flags: drawFlags,
  lock: drawLock,
  updated: drawUpdated,
  text: drawValue,
  number: drawValue,
  year: drawValue,
  date: drawValue,
  dateTime: drawValue,
  duration: drawValue,
  choice: drawValue,
  list: drawValue,
  boolean: drawValue,
  reference: drawReference,
}
