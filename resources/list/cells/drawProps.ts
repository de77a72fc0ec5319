import type { ReactElement } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { TableWords } from './tableWords.ts'

/** Draws one cell. A function, not a component: a row is one component however many columns it has. */
export type DrawCell = (row: ContentRow, column: TypeColumn, words: TableWords) => ReactElement
