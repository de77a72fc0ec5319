import { useTranslate } from 'ra-core'
import type { MouseEvent, ReactNode } from 'react'
import { useCallback, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import type { SelectionPlan } from '../selection/selectionPlan.ts'
import type { RowActs } from './RowMenu.tsx'
import { RowMenu } from './RowMenu.tsx'

const SelectionDialog = soon(() => import('../selection/SelectionDialog.tsx').then((module) => module.SelectionDialog))

type Parts = Omit<RowActs, 'onPlan'> & { type: TypeSummary; onChanged: () => void }

/** The dots at the end of a row, drawn in plain elements as the rows are, and the one menu behind all of them. */
export function useRowMenu({ type, onOpen, onPreview, onChanged }: Parts) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const [asked, setAsked] = useState<{ row: ContentRow; anchor: HTMLElement }>()
  const [plan, setPlan] = useState<SelectionPlan>()
  const dots = useCallback(
    (row: ContentRow): ReactNode => (
      <button
        type="button"
        className="dots"
        // The row is the tab stop; arrows lead to its cells.
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={translate('table.rowMenuOf', { name: titleOf(row, language) || translate('list.untitled') })}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAsked({ row, anchor: currentTarget })}
      />
    ),
    [translate, language],
  )
  const open = (
    <>
      {asked && (
        <RowMenu
          {...asked}
          type={type}
          onClose={() => setAsked(undefined)}
          onOpen={onOpen}
          onPreview={onPreview}
          onPlan={setPlan}
        />
      )}
      {plan && <SelectionDialog type={type} plan={plan} onDone={onChanged} onClose={() => setPlan(undefined)} />}
    </>
  )
  return { dots, open }
}
