import type { ComponentType } from 'react'
import { Bulk } from './sections/Bulk.tsx'
import { Controls } from './sections/Controls.tsx'
import { Dates } from './sections/Dates.tsx'
import { Dialogs } from './sections/Dialogs.tsx'
import { ForeignForms } from './sections/ForeignForms.tsx'
import { Forms } from './sections/Forms.tsx'
import { Foundations } from './sections/Foundations.tsx'
import { Looks } from './sections/Looks.tsx'
import { Moving } from './sections/Moving.tsx'
import { OwnFields } from './sections/OwnFields.tsx'
import { Rows } from './sections/Rows.tsx'
import { States } from './sections/States.tsx'
import { Status } from './sections/Status.tsx'
import { Tables } from './sections/Tables.tsx'
import { Timelines } from './sections/Timelines.tsx'

/** What the gallery shows, in order. A new part of the kit adds its section here; `?section=Status` shows one alone. */
export const sections: readonly { name: string; Section: ComponentType }[] = [
  { name: 'Foundations', Section: Foundations },
  { name: 'Controls', Section: Controls },
  { name: 'Dates', Section: Dates },
  { name: 'Status', Section: Status },
  { name: 'Rows', Section: Rows },
  { name: 'Tables', Section: Tables },
  { name: 'Timelines', Section: Timelines },
  { name: 'Moving', Section: Moving },
  { name: 'States', Section: States },
  { name: 'Dialogs', Section: Dialogs },
  { name: 'Bulk', Section: Bulk },
  { name: 'Looks', Section: Looks },
  { name: 'Forms', Section: Forms },
  { name: 'ForeignForms', Section: ForeignForms },
  { name: 'OwnFields', Section: OwnFields },
]
