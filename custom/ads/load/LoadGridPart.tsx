import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState, useSyncExternalStore } from 'react'
import { loadProblems } from '#contract/rules/ads/loadProblems.ts'
import type { LoadRule } from '#contract/schemas/ads.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FormMode } from '#kit/forms/FormContext.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { PressChip } from '#kit/parts/layoutParts/PressChip.ts'
import { EVERYWHERE, gridOf, scopeKey, scopesIn, withGrid, type LoadScope } from './loadGrid.ts'
import { LoadTable } from './LoadTable.tsx'

const NONE: readonly LoadRule[] = []
const ALL = ''

/** The rules of a load policy: for whom, then hours and limits as a grid. */
export function LoadGridPart({ store, mode }: { store: FormStore; mode: FormMode }) {
  const translate = useTranslate()
  const { products, types } = useConsole()
  const { language } = useFormat().settings
  const rules = useSyncExternalStore(store.watch, () => store.get('/rules') as readonly LoadRule[] | undefined) ?? NONE
  const zone = useSyncExternalStore(store.watch, () => store.get('/tz') as string | undefined)
  const [scope, setScope] = useState<LoadScope>(EVERYWHERE)
  const scopes = scopesIn(rules)
  const nameOf = ({ prd, cty }: LoadScope) =>
    [
      ...prd.map((id) => productName(products, id)),
      ...cty.map((type) => {
        const known = types.find((one) => one.type === type)
        return known ? textIn(known.labels.many, language) : type
      }),
    ].join(', ') || translate('ads.load.allTypes')
  const isShown = (one: LoadScope) => scopeKey(one) === scopeKey(scope)
  const problems = [...new Set(loadProblems({ rules, tz: zone }).map(({ problem }) => problem))]
  return (
    <Part aria-labelledby="load-title">
      <h2 id="load-title">{translate('ads.load.title')}</h2>
      <div className="scopes" role="group" aria-label={translate('ads.load.scopes')}>
        {(scopes.some(isShown) ? scopes : [...scopes, scope]).map((one) => (
          <PressChip key={scopeKey(one)} type="button" aria-pressed={isShown(one)} onClick={() => setScope(one)}>
            {nameOf(one)}
          </PressChip>
        ))}
      </div>
      {mode !== 'read' && <ScopeFields scope={scope} onScope={setScope} />}
      <LoadTable
        key={scopeKey(scope)}
        name={nameOf(scope)}
        grid={gridOf(rules, scope)}
        rules={rules}
        scope={scope}
        isEditable={mode !== 'read'}
        onGrid={(grid) => store.set('/rules', withGrid(rules, scope, grid))}
        onLeave={() => store.touch('/rules')}
      />
      <div role="status">
        {problems.length > 0 && (
          <ul className="problems">
            {problems.map((problem) => (
              <li key={problem}>{translate(`ads.load.problems.${problem}`)}</li>
            ))}
          </ul>
        )}
      </div>
      {mode !== 'read' && <p className="quiet">{translate('ads.load.help')}</p>}
    </Part>
  )
}

/** Chooses product and type of title whose limits are shown; new ones begin empty. */
function ScopeFields({ scope, onScope }: { scope: LoadScope; onScope: (scope: LoadScope) => void }) {
  const translate = useTranslate()
  const { products, types } = useConsole()
  const { language } = useFormat().settings
  const one = (value: string) => (value === ALL ? [] : [value])
  return (
    <div className="fields">
      <TextField
        select
        size="small"
        label={translate('ads.load.product')}
        value={scope.prd.length === 1 ? scope.prd[0] : ALL}
        onChange={({ target }) => onScope({ ...scope, prd: one(target.value) })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ALL}>{translate('ads.load.allProducts')}</MenuItem>
        {products.map(({ id, n }) => (
          <MenuItem key={id} value={id}>
            {n}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('ads.load.type')}
        value={scope.cty.length === 1 ? scope.cty[0] : ALL}
        onChange={({ target }) => onScope({ ...scope, cty: one(target.value) })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ALL}>{translate('ads.load.allTypes')}</MenuItem>
        {types.map(({ type, labels }) => (
          <MenuItem key={type} value={type}>
            {textIn(labels.many, language)}
          </MenuItem>
        ))}
      </TextField>
    </div>
  )
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBlockStart: 16,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& .scopes': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .fields': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 280px))', gap: 12 },
  '& .problems': { margin: 0, paddingInlineStart: 18, color: theme.vars.palette.status.warning.on },
  '& .quiet': { ...theme.typography.meta, margin: 0, color: theme.vars.palette.text.tertiary },
}))
