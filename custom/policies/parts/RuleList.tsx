import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { MoveToDialog } from '#kit/parts/dragging/MoveToDialog.tsx'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { newRule } from '../model/policyValues.ts'
import { usePolicyScreen } from '../PolicyContext.ts'
import { useRowActions } from '../useRowActions.ts'
import { useRuleWords } from '../useRuleWords.ts'
import { FindingLine } from './FindingLine.tsx'
import { KEYS, Otherwise, RuleList as List, RulesHead } from './PolicySheet.ts'
import { RuleCard } from './RuleCard.tsx'

/** All rules, each as a sentence or open, and what holds where none of them matches. */
export function RuleList() {
  const translate = useTranslate()
  const words = useRuleWords()
  const { store, values, policy, findings, isEditable, record } = usePolicyScreen()
  const wires = Array.isArray(values.rules) ? (values.rules as unknown[]) : []
  const order = wires.map((rule, at) => store.rowKey(rule, at))
  // A new policy, or one of a single rule, is open at once: there is nothing else to look at.
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(order.length === 1 || !record ? order : []))
  const actions = useRowActions('/rules', newRule)
  const dragging = useListDragging(
    {
      scope: 'policy-rules',
      order,
      nameOf: (key) => words.ruleName(order.indexOf(key)),
      canMove: () => isEditable,
      move: (key, place) => actions.move(order.indexOf(key), place),
    },
    KEYS,
  )
  const add = () => {
    actions.add()
    const fresh = (store.get('/rules') as readonly unknown[]).at(-1)
    setOpen(new Set([...open, store.rowKey(fresh, order.length)]))
  }
  const nobody = findings.find(({ code }) => code === 'nobody')
  return (
    <>
      <RulesHead>
        <h2>{translate('policies.rules')}</h2>
        <span className="quiet">
          {translate('policies.ruleCount', { smart_count: order.length })}. {translate('policies.howDecided')}
        </span>
        <span className="gap" />
        {isEditable && (
          <Button size="small" startIcon={<Icon name="plus" size="small" />} onClick={add}>
            {translate('policies.addRule')}
          </Button>
        )}
      </RulesHead>
      <DragStatus dragging={dragging} />
      {order.length === 0 && (
        <EmptyState icon="shield" title={translate('policies.noRules')}>
          {translate('policies.noRulesHint')}
        </EmptyState>
      )}
      <List>
        {policy.rules.map((rule, index) => {
          const id = order[index] ?? ''
          return (
            <RuleCard
              key={id}
              id={id}
              rule={rule}
              wire={wires[index]}
              index={index}
              isOpen={open.has(id)}
              onOpen={(isOpen) => setOpen(new Set(isOpen ? [...open, id] : [...open].filter((one) => one !== id)))}
              findings={findings.filter((one) => one.rule === index)}
              dragging={dragging}
            />
          )
        })}
      </List>
      <MoveToDialog list={dragging} />
      <Otherwise>
        <Icon name="flag" size="small" />
        <span>{translate('policies.otherwise')}</span>
        {nobody && order.length > 0 && <FindingLine finding={nobody} />}
      </Otherwise>
    </>
  )
}
