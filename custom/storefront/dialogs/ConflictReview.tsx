import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { resolveConflicts, type Side } from '../model/resolveConflicts.ts'
import type { MergedStorefronts } from '../session/storefrontKind.ts'
import type { OpenedStorefront } from '../session/useOpenStorefront.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { useConflictWords } from './useConflictWords.ts'

/** What two people changed and does not go together: each decided by one press, everything else merged already. */
export function ConflictReview({ opened }: { opened: OpenedStorefront }) {
  const { stale } = opened.open
  if (!stale) return null
  return <Review opened={opened} merge={stale.merge as MergedStorefronts} by={stale.by} />
}

const SIDES = ['mine', 'theirs'] as const

type ReviewProps = { opened: OpenedStorefront; merge: MergedStorefronts; by: string }

function Review({ opened: { open, values }, merge, by }: ReviewProps) {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const { storefronts, disputes } = merge
  const whatIs = useConflictWords(storefronts)
  const [choices, setChoices] = useState<ReadonlyMap<number, Side>>(new Map())
  const result = useMemo(
    () => resolveConflicts(storefronts.merged, disputes, { choices, sides: storefronts }),
    [storefronts, disputes, choices],
  )
  const settle = () => {
    values.choose(result)
    void open.editor.resolveStale(new Map())
  }
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('storefront.conflict.title')}
      subtitle={translate('storefront.conflict.text', { name: by, smart_count: disputes.length })}
      okLabel={translate('storefront.conflict.ok')}
      busy={open.busy !== undefined}
      onOk={settle}
      onClose={() => open.editor.leaveStale(new Map())}
    >
      {disputes.length === 0 && <p>{translate('storefront.conflict.none', { smart_count: merge.taken.length })}</p>}
      <List>
        {disputes.map((conflict, nth) => {
          const { mine, theirs } = storefronts
          const id = conflict.target.of === 'store' ? '' : conflict.target.id
          const name = nameOf(mine.containers.has(id) || mine.tab.has(id) || id === '' ? mine : theirs, conflict.target)
          return (
            <section key={nth} aria-label={name}>
              <h3>{name}</h3>
              <p>{translate(`storefront.conflict.kinds.${conflict.kind}`)}</p>
              <RadioGroup
                aria-label={name}
                value={choices.get(nth) ?? 'mine'}
                onChange={(_, side) => setChoices((before) => new Map(before).set(nth, side as Side))}
              >
                {SIDES.map((side) => (
                  <FormControlLabel
                    key={side}
                    value={side}
                    control={<Radio size="small" />}
                    label={translate(`storefront.conflict.sides.${side}`, { what: whatIs(conflict, side) })}
                  />
                ))}
              </RadioGroup>
            </section>
          )
        })}
      </List>
    </SharedDialog>
  )
}

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { ...theme.typography.body2, margin: '0 0 6px', color: 'var(--mui-palette-text-secondary)' },
}))
