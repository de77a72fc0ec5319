import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { entryKey, isComputed, type CurationEntry } from '#contract/rules/storefront/curation/entry.ts'
import {
  isTeamRail,
  RAIL_KINDS_OF_SOURCE,
  sourcePriority,
  type ComputedSource,
  type RailKind,
} from '#contract/values/storefront.ts'
import { ReferenceInput } from '#kit/forms/references/ReferenceInput.tsx'
import type { Picker } from './useTemporary.ts'

/** Types that a rail may follow. */
const TEAMS = ['team']

/** Rails that the server makes by themselves; those of a team ask which one. */
export function RailSource({ source, picker }: { source: ComputedSource; picker: Picker }) {
  return (
    <List>
      {RAIL_KINDS_OF_SOURCE[source].map((rail) => (
        <RailChoice key={rail} {...{ source, rail, picker }} />
      ))}
    </List>
  )
}

function RailChoice({ source, rail, picker }: { source: ComputedSource; rail: RailKind; picker: Picker }) {
  const translate = useTranslate()
  const id = useId()
  const chosen = picker.chosen.find((entry) => isComputed(entry) && entry.rail === rail)
  const own = chosen && isComputed(chosen) ? chosen.team : undefined
  const [team, setTeam] = useState(own)
  const needsTeam = isTeamRail(rail)
  const name = translate(`storefrontCuration.rails.${rail}`)
  const put = (of: string | undefined) => {
    const entry = {
      source,
      rail,
      priority: sourcePriority(source),
      ...(of !== undefined && { team: of }),
    } as CurationEntry
    if (chosen) picker.step({ kind: 'set', entries: picker.chosen.map((one) => (one === chosen ? entry : one)) })
    else picker.put(entry)
  }
  return (
    <li>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="f-mark"
          checked={chosen !== undefined}
          disabled={needsTeam && team === undefined}
          onChange={({ target }) =>
            target.checked ? put(team) : chosen && picker.step({ kind: 'remove', key: entryKey(chosen) })
          }
        />
        <span>{name}</span>
      </label>
      <p className="quiet">{translate(`storefrontCuration.railNotes.${rail}`)}</p>
      {needsTeam && (
        <ReferenceInput
          input={{
            'aria-label': translate('storefrontCuration.teamOf', { rail: name }),
            placeholder: translate('storefrontCuration.team'),
          }}
          label={translate('storefrontCuration.teamOf', { rail: name })}
          types={TEAMS}
          text={team ?? ''}
          chosen={team === undefined ? [] : [team]}
          onPick={(row) => {
            setTeam(row.id)
            put(row.id)
          }}
        />
      )}
    </li>
  )
}

const List = styled('ul')({
  '& > li': { display: 'grid', gap: 4, paddingBlock: 8, boxShadow: 'inset 0 -1px 0 var(--mui-palette-line-hair)' },
  '& > li > label': { display: 'flex', alignItems: 'center', gap: 8, fontSize: 13, lineHeight: '20px' },
})
