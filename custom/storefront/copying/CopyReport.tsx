import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import { isStoreType } from '#contract/registry/ownFacts.ts'
import { STORE_TYPES } from '#contract/registry/storeTypes.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { fits, type RailFit } from './model/copyFit.ts'
import type { CopyOutcome, CopyTarget, Prepared } from './useCopyTargets.ts'

type CopyReportProps = {
  target: CopyTarget
  report: { data: Prepared | undefined; error: unknown } | undefined
  outcome: CopyOutcome | undefined
  /** Of a rail that is copied. */
  nameOf: (id: string) => string
}

/** One page: what of the rails would not fit there, and what became of the copying. */
export function CopyReport({ target, report, outcome, nameOf }: CopyReportProps) {
  const translate = useTranslate()
  const { products } = useConsole()
  const type = STORE_TYPES[isStoreType(target.ty) ? target.ty : 'storefront']
  const error = outcome?.state === 'failed' ? outcome.error : report?.error
  const message = error ? errorMessage(error) : undefined
  const plan = report?.data?.plan
  return (
    <Target>
      <h3>
        <Link component={RouterLink} to={itemPath(target.product, type, target.id)} target="_blank" rel="noopener">
          {target.name}
        </Link>{' '}
        <small>{productName(products, target.product)}</small>
      </h3>
      <div role="status">
        {outcome?.state === 'saved' && (
          <p className="good">
            <Icon name="check" size="small" /> {translate('storefrontCopy.saved')}
          </p>
        )}
        {message && (
          <p className="bad">
            <Icon name="octagon" size="small" />{' '}
            {translate(message.key, { ...message.values, _: message.text ?? message.key })}
          </p>
        )}
      </div>
      {!report?.data && !report?.error && <Skeleton height={40} />}
      {plan && 'refused' in plan && (
        <p className="bad">
          <Icon name="octagon" size="small" /> {translate(`storefront.refused.${plan.refused.reason}`)}
        </p>
      )}
      {plan && 'rails' in plan && outcome?.state !== 'saved' && (
        <ul>
          {plan.rails.map((rail) => (
            <Rail key={rail.id} rail={rail} name={nameOf(rail.id)} />
          ))}
          {report.data?.isChecked === false && <li>{translate('storefrontCopy.unchecked')}</li>}
        </ul>
      )}
    </Target>
  )
}

function Rail({ rail, name }: { rail: RailFit; name: string }) {
  const translate = useTranslate()
  const format = useFormat()
  const { adjusted, languages, lacking, notLive, becomesOwn } = rail
  const words = [
    adjusted.length > 0 &&
      translate('storefrontCopy.adjusted', {
        fields: format.list(adjusted.map((field) => translate(`storefrontInspector.fields.${field}`))),
      }),
    languages.length > 0 &&
      translate('storefrontCopy.languages', {
        languages: format.list(languages.map((code) => translate(`forms.languages.${code}`, { _: code }))),
      }),
    lacking > 0 && translate('storefrontCopy.lacking', { smart_count: lacking }),
    notLive > 0 && translate('storefrontCopy.notLive', { smart_count: notLive }),
    becomesOwn && translate('storefrontCopy.becomesOwn'),
  ].filter((line) => line !== false)
  return (
    <li>
      <b>{name}</b>
      {fits(rail) ? (
        <span className="good">
          <Icon name="check" size="small" /> {translate('storefrontCopy.fits')}
        </span>
      ) : (
        words.map((line) => (
          <span key={line}>
            <Icon name="triangle" size="small" /> {line}
          </span>
        ))
      )}
    </li>
  )
}

const Target = styled('li')(({ theme: { vars, typography } }) => ({
  padding: 12,
  borderRadius: 6,
  background: vars.palette.surface.well,
  '& h3': { ...typography.bodyStrong, margin: 0, overflowWrap: 'anywhere' },
  '& small, & span': { ...typography.meta, color: vars.palette.text.secondary },
  '& p': { ...typography.meta, display: 'flex', gap: 6, alignItems: 'center', margin: '6px 0 0' },
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 8 },
  '& ul > li': { display: 'grid', gap: 2, ...typography.body2 },
  '& ul > li > span': { display: 'flex', gap: 6, alignItems: 'center', color: vars.palette.status.warning.on },
  '& .good, & ul > li > .good': { color: vars.palette.status.published.on },
  '& .bad': { color: vars.palette.status.error.on },
}))
