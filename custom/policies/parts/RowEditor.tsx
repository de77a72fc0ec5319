import { useTranslate } from 'ra-core'
import { useId, useSyncExternalStore } from 'react'
import { keptValue } from '#contract/rules/policy/operand.ts'
import { isAttributeType, isOperatorOf, operatorsOf } from '#contract/rules/policy/operatorsOf.ts'
import type { Finding } from '#contract/rules/policy/lintPolicy.ts'
import type { PolicyRow } from '#contract/rules/policy/policy.ts'
import { MOMENT } from '#contract/values/policy.ts'
import { RowTools } from '#kit/forms/lists/RowTools.tsx'
import type { RowActions } from '#kit/forms/lists/useRows.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { isWaiting } from '../model/waitingFinding.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { AttributeSelect } from './AttributeSelect.tsx'
import { FindingLine, isError } from './FindingLine.tsx'
import { OperatorSelect } from './OperatorSelect.tsx'
import { Grip, RowLine } from './PolicySheet.ts'
import { ValueInput } from './ValueInput.tsx'

type RowEditorProps = {
  /** JSON pointer of the row. */
  pointer: string
  row: PolicyRow
  rule: number
  index: number
  count: number
  /** 'If', 'and' or 'or'. */
  joint: string
  findings: readonly Finding[]
  dragging: ListDragging
  id: string
  actions: RowActions
}

/** One row of a rule: attribute, operator and value, with what is odd about it said below. */
export function RowEditor(props: RowEditorProps) {
  const { pointer, row, rule, index, count, joint, dragging, id, actions } = props
  const translate = useTranslate()
  const { store, attributes, isEditable } = usePolicyScreen()
  const said = useId()
  const isTold = useSyncExternalStore(store.watch, () => store.isTold(`${pointer}/val`))
  const findings = props.findings.filter((finding) => isTold || !isWaiting(row, finding))
  const item = useDragItem<number, HTMLLIElement, HTMLButtonElement>(dragging, id)
  const name = translate('policies.row', { n: index + 1, rule: rule + 1 })
  const isWrong = findings.some(isError)
  const field = { disabled: !isEditable, invalid: isWrong, describedBy: findings.length > 0 ? said : undefined }
  /** Another attribute or operator: what was typed stays as far as the new one can hold it. */
  const take = (type: string, operator: string, source: PolicyRow['source'], attribute = row.attribute) => {
    const isFit = isAttributeType(type) && isOperatorOf(type, operator)
    const val = isFit ? (keptValue(row.value, type, operator) ?? '') : row.value
    const { src: _, ...before } = store.get(pointer) as Record<string, unknown>
    store.set(pointer, { ...before, aty: type, n: attribute, op: operator, val, ...(source && { src: source }) })
  }
  return (
    <RowLine
      ref={item.box}
      data-row={`${rule}.${index}`}
      {...(row.off && { 'data-off': true })}
      {...(item.landing && { 'data-landing': item.landing })}
      {...(item.isCarried && { 'data-carried': true })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) store.touch(`${pointer}/val`)
      }}
    >
      {isEditable ? (
        <Grip
          ref={item.grip}
          type="button"
          {...dragging.handleProps(id)}
          aria-label={translate('policies.grip', { name })}
        >
          <Icon name="drag" size="small" />
        </Grip>
      ) : (
        <span />
      )}
      <span className="join">{joint}</span>
      <AttributeSelect
        {...field}
        label={`${translate('policies.attribute')}, ${name}`}
        row={row}
        attributes={attributes}
        onChoose={(chosen) => {
          const kept = isAttributeType(chosen.type) && isOperatorOf(chosen.type, row.operator)
          const first = isAttributeType(chosen.type) ? operatorsOf(chosen.type)[0] : undefined
          const operator = kept ? row.operator : (first ?? '')
          take(chosen.type, operator, chosen.source, chosen.name)
        }}
      />
      <OperatorSelect
        {...field}
        label={`${translate('policies.operator')}, ${name}`}
        row={row}
        onChoose={(operator) => take(row.type, operator, row.source)}
      />
      <ValueInput
        label={`${translate('policies.value')}, ${name}`}
        row={row}
        attribute={row.attribute === MOMENT ? undefined : attributes.find((one) => one.name === row.attribute)}
        value={row.value}
        disabled={!isEditable}
        describedBy={field.describedBy}
        {...(isWrong && { error: name })}
        onChange={(value) => store.set(`${pointer}/val`, value)}
        onLeave={() => store.touch(`${pointer}/val`)}
      />
      {isEditable ? (
        <RowTools name={name} index={index} count={count} disabled={false} actions={actions}>
          <button
            type="button"
            className="f-icon"
            aria-pressed={row.off === true}
            aria-label={`${translate('policies.switchOff')}, ${name}`}
            title={translate(row.off ? 'policies.switchOn' : 'policies.switchOff')}
            onClick={() => store.set(`${pointer}/off`, row.off ? undefined : true)}
          >
            <Icon name={row.off ? 'ring' : 'dot'} size="small" />
          </button>
        </RowTools>
      ) : (
        <span />
      )}
      {findings.map((finding) => (
        <FindingLine key={finding.code} id={said} finding={finding} className="said" />
      ))}
    </RowLine>
  )
}
