import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { LAST_NUMBER } from '#contract/rules/relations/siblingOrder.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { ReferenceInput } from '#kit/forms/references/ReferenceInput.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import type { TreePlace } from './planMoves.ts'
import { parentIdOf } from '../tree/treeTypes.ts'

type MoveDialogProps = {
  row: TreeRow
  /** The parent as the tree has it. */
  parent: TreeRow
  /** Why it may not go below another one, in words. */
  whyNot: (parent: ContentRow) => string | undefined
  onMove: (place: TreePlace) => void
  onClose: () => void
}

/** Moves a title by fields: another parent, another number, or both. */
export function MoveDialog({ row, parent, whyNot, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const { types } = useConsole()
  const [target, setTarget] = useState<ContentRow>(parent)
  const [typed, setTyped] = useState(row.order === undefined ? '' : String(row.order))
  const name = useRowTitle(row)
  const parentName = useRowTitle(target)
  const type = types.find((one) => one.type === row.cty)
  const isOther = target.id !== parentIdOf(types, row)
  const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined
  const isBad = typed.trim() !== '' && (number === undefined || number > LAST_NUMBER)
  const hasNumber = type?.narrow.number !== undefined
  const isSame = !isOther && (number === undefined || number === row.order)
  const notYet =
    (isOther ? whyNot(target) : undefined) ??
    (isBad ? translate('relations.badNumber', { max: LAST_NUMBER }) : undefined) ??
    (isSame ? translate('relations.nothingToMove') : undefined)
  const confirm = () => {
    onClose()
    // The old number means nothing among other siblings, unless it was typed for them.
    const wanted = number === row.order && isOther ? undefined : number
    if (isOther) onMove({ kind: 'parent', parent: target.id, number: wanted })
    else if (number !== undefined) onMove({ kind: 'number', number })
  }
  return (
    <SharedDialog
      open
      title={translate('dragging.moveTitle', { name })}
      okLabel={translate('dragging.moveOk')}
      onOk={confirm}
      hasEdits={!isSame || isBad}
      onClose={onClose}
      {...(notYet && { notYet })}
    >
      <FormSheet>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <div>
            <label className="f-label" htmlFor={`${id}-parent`}>
              {translate('relations.newParent')}
            </label>
            <ReferenceInput
              input={{ id: `${id}-parent` }}
              label={translate('relations.newParent')}
              types={type?.relations?.parent?.types ?? []}
              text={parentName}
              chosen={[target.id]}
              without={row.id}
              onPick={setTarget}
            />
          </div>
          {hasNumber && (
            <div>
              <label className="f-label" htmlFor={`${id}-number`}>
                {translate('relations.newNumber')}
              </label>
              <input
                id={`${id}-number`}
                className="f-input"
                style={{ inlineSize: 96, display: 'block' }}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={isBad || undefined}
                aria-describedby={`${id}-help`}
                value={typed}
                onChange={({ target: { value } }) => setTyped(value)}
              />
              <p id={`${id}-help`} className="f-help">
                {translate('relations.numberHelp')}
              </p>
            </div>
          )}
        </Box>
      </FormSheet>
    </SharedDialog>
  )
}
