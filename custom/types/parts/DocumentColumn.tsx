import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { ProblemWords } from '../useProblemWords.ts'
import type { TypeEditor } from '../useTypeEditor.ts'
import { BasicsPart } from './guided/BasicsPart.tsx'
import { Beside, useBesideTabs, type BesideKey } from './Beside.tsx'
import { FieldsPart } from './guided/FieldsPart.tsx'
import type { DocumentPart } from './JsonSide.tsx'
import { JsonSide } from './JsonSide.tsx'
import { RelationsPart } from './guided/RelationsPart.tsx'
import { Column } from './Sheet.tsx'

export type DocumentSide = 'guided' | 'json' | BesideKey

type DocumentColumnProps = {
  editor: TypeEditor
  words: ProblemWords
  side: DocumentSide
  onSide: (side: DocumentSide) => void
  /** Name of the field that is open. */
  open: string | undefined
  onOpen: (name: string | undefined) => void
  /** Parts whose text is no JSON at the moment. */
  broken: readonly DocumentPart[]
  onBroken: (part: DocumentPart, isBroken: boolean) => void
  onGoTo: (place: string) => void
  /** There is no room for a panel: what it holds are further tabs here. */
  isNarrow: boolean
}

/** The document, by guidance or as JSON: two views of one text. */
export function DocumentColumn(props: DocumentColumnProps) {
  const { editor, words, side, onSide, open, onOpen, broken, onBroken, onGoTo, isNarrow } = props
  const translate = useTranslate()
  const beside = useBesideTabs(editor)
  const shown = isNarrow || side === 'json' ? side : 'guided'
  const views: Partial<Record<DocumentSide, ReactNode>> = {
    guided: (
      <>
        <BasicsPart editor={editor} words={words} />
        <FieldsPart editor={editor} words={words} open={open} onOpen={onOpen} />
        <RelationsPart editor={editor} words={words} />
      </>
    ),
    json: null,
  }
  return (
    <Column className="document" aria-label={translate('types.document')}>
      <div className="head">
        <Tabs value={shown} onChange={(_, next: DocumentSide) => onSide(next)}>
          <Tab value="guided" label={translate('types.guided')} />
          <Tab value="json" label={translate('types.json')} />
          {isNarrow && beside}
        </Tabs>
      </div>
      <div className="scroll">
        {/* Text that is no JSON yet stands nowhere else: it stays while another view is open. */}
        {(shown === 'json' || broken.length > 0) && (
          <div hidden={shown !== 'json'}>
            <JsonSide editor={editor} onBroken={onBroken} />
          </div>
        )}
        {shown in views ? (
          views[shown]
        ) : (
          <Beside editor={editor} words={words} shown={shown as BesideKey} onGoTo={onGoTo} />
        )}
      </div>
    </Column>
  )
}
