import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { endingDate } from '#contract/rules/availability/windowEnd.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { fieldPath } from '#kit/parts/routes/paths.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import { whyNotRow } from '#kit/record/actions/whyNotRow.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'

type ExpiringActionsProps = { row: ContentRow; onArchived: () => void }

/** What can be done about a title that ends: extend it, which opens the date that counts, or archive it. */
export function ExpiringActions({ row, onArchived }: ExpiringActionsProps) {
  const translate = useTranslate()
  const title = titleOf(row, useLocale()) || translate('list.untitled')
  const format = useFormat()
  const { actor, may, product, types } = useConsole()
  const [isAsking, setAsking] = useState(false)
  const type = types.find((one) => one.type === row.cty)
  if (!type) return null
  const reason = whyNotRow('archive', row, { actor, type, now: format.now() })
  const pointer = `/${endingDate(row, product)?.field ?? 'lwe'}`
  return (
    <>
      {may(type.page, 'update') && (
        <Button
          size="small"
          component={Link}
          to={fieldPath(product, type, row.id, pointer)}
          aria-label={`${translate('dashboard.extend')}: ${title}`}
        >
          {translate('dashboard.extend')}
        </Button>
      )}
      {reason !== 'forbidden' && (
        <WhyNot why={reason && { words: translate(reasonKey(reason)) }}>
          {(off) => (
            <IconButton
              size="small"
              onClick={() => setAsking(true)}
              title={translate('actions.archive')}
              aria-label={`${translate('actions.archive')}: ${title}`}
              {...off}
            >
              <Icon name="archive" size="small" />
            </IconButton>
          )}
        </WhyNot>
      )}
      {isAsking && <ArchiveDialog row={row} title={title} onArchived={onArchived} onClose={() => setAsking(false)} />}
    </>
  )
}
