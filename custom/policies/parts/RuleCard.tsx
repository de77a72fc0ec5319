import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { PolicyRule } from '#contract/rules/policy/policy.ts'
import type { Finding } from '#contract/rules/policy/lintPolicy.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { MoveToDialog } from '#kit/parts/dragging/MoveToDialog.tsx'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import { useListDragging, type ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { newRow, rowsOf } from '../model/policyValues.ts'
import { isWaiting } from '../model/waitingFinding.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useRuleWords } from '../useRuleWords.ts'
import { useRowActions } from '../useRowActions.ts'
import { FindingLine } from './FindingLine.tsx'
import { KEYS, Grip, RuleBox } from './PolicySheet.ts'
import { RowEditor } from './RowEditor.tsx'
import { RuleHead } from './RuleHead.tsx'

type RuleCardProps = {
  rule: PolicyRule
  wire: unknown
  index: number
  id: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  findings: readonly Finding[]
  dragging: ListDragging
}

/** One rule: open to be edited, or closed as the sentence that it says. */
export function RuleCard({ rule, wire, index, id, isOpen, onOpen, findings, dragging }: RuleCardProps) {
  const translate = useTranslate()
  const words = useRuleWords()
  const { store, isEditable, policy } = usePolicyScreen()
  const item = useDragItem<number, HTMLLIElement, HTMLButtonElement>(dragging, id)
  const isUnreadable = policy.unreadable.includes(index)
  const ofRule = findings.filter(({ row }) => row === undefined)
  const isSaid = (finding: Finding) => {
    const row = finding.row === undefined ? undefined : rule.rows[finding.row]
    return row && (store.isTold(`/rules/${index}/rules/${finding.row}/val`) || !isWaiting(row, finding))
  }
  const sentence = isUnreadable ? translate('policies.unreadable') : words.sentence(rule)
  return (
    <RuleBox
      ref={item.box}
      data-rule={index}
      aria-label={words.ruleName(index)}
      {...(rule.off && { 'data-off': true })}
      {...(item.landing && { 'data-landing': item.landing })}
      {...(item.isCarried && { 'data-carried': true })}
    >
      <RuleHead
        {...{ rule, index, isOpen: isOpen && !isUnreadable, onOpen, sentence }}
        isWrong={findings.some(isSaid)}
        grip={
          isEditable && (
            <Grip
              ref={item.grip}
              type="button"
              {...dragging.handleProps(id)}
              aria-label={translate('policies.grip', { name: words.ruleName(index) })}
            >
              <Icon name="drag" size="small" />
            </Grip>
          )
        }
      />
      {isOpen && !isUnreadable && <Rows {...{ rule, wire, index, findings, sentence }} />}
      {ofRule.map((finding) => (
        <div key={finding.code} className="foot">
          <FindingLine finding={finding} />
        </div>
      ))}
    </RuleBox>
  )
}

type RowsProps = Pick<RuleCardProps, 'rule' | 'wire' | 'index' | 'findings'> & { sentence: string }

/** The rows of an open rule, and at their foot what the rule says. */
function Rows({ rule, wire, index, findings, sentence }: RowsProps) {
  const translate = useTranslate()
  const { store, isEditable } = usePolicyScreen()
  const list = `/rules/${index}/rules`
  const wires = rowsOf(wire)
  const order = wires.map((row, at) => store.rowKey(row, at))
  const actions = useRowActions(list, newRow)
  const dragging = useListDragging(
    {
      scope: `policy-rows-${index}`,
      order,
      nameOf: (key) => translate('policies.row', { n: order.indexOf(key) + 1, rule: index + 1 }),
      canMove: () => isEditable,
      move: (key, place) => actions.move(order.indexOf(key), place),
    },
    KEYS,
  )
  return (
    <>
      <DragStatus dragging={dragging} />
      <ul>
        {rule.rows.map((row, at) => (
          <RowEditor
            key={order[at]}
            id={order[at] ?? ''}
            pointer={`${list}/${at}`}
            row={row}
            rule={index}
            index={at}
            count={rule.rows.length}
            joint={translate(`policies.joins.${at === 0 ? 'first' : rule.match}`)}
            findings={findings.filter((one) => one.row === at)}
            dragging={dragging}
            actions={actions}
          />
        ))}
      </ul>
      <MoveToDialog list={dragging} />
      <div className="foot">
        <Icon name="info" size="small" />
        <span className="say">{sentence}</span>
        {isEditable && (
          <Button size="small" variant="ghost" startIcon={<Icon name="plus" size="small" />} onClick={actions.add}>
            {translate('policies.addRow')}
          </Button>
        )}
      </div>
    </>
  )
}
