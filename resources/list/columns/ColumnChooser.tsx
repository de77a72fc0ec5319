import { useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { Language } from '#contract/values/languages.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import type { Columns } from './useColumns.ts'

const ColumnList = soon(() => import('./ColumnList.tsx').then((module) => module.ColumnList))

type ColumnChooserProps = {
  columns: Columns
  /** Those that the table's place has room for. */
  fitted: readonly TypeColumn[]
  language: Language
}

/** The button at the end of the head, and what it opens: which columns, in which order. */
export function ColumnChooser({ columns, fitted, language }: ColumnChooserProps) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const label = translate('table.columns.title')
  const button = useRef<HTMLButtonElement>(null)
  const open = () => {
    columns.wantAll()
    setAnchor(button.current)
  }
  useCommands([{ id: 'list.columns', group: 'page', label, icon: 'columns', act: { run: open } }])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="choose"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={open}
      />
      {anchor && (
        <SidePopover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          side="end"
          slotProps={{ paper: { id, role: 'dialog', 'aria-label': label, sx: { inlineSize: 280 } } }}
        >
          <ColumnList columns={columns} fitted={fitted} language={language} />
        </SidePopover>
      )}
    </>
  )
}
