import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { GeoLocation } from '#contract/schemas/geo.ts'
import { GEO_PAGE } from '#contract/values/geo.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { geoPath } from '#kit/parts/routes/paths.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { GeoSheet } from './parts/GeoSheet.ts'
import { RangeForm } from './parts/RangeForm.tsx'
import { RangeLeave } from './parts/RangeLeave.tsx'
import { TestAddress } from './parts/TestAddress.tsx'
import { useCountries } from './useCountries.ts'
import { useRangeForm } from './useRangeForm.ts'

/** One range of addresses, by its text. */
export function EditPage() {
  const { ip = '' } = useParams()
  const translate = useTranslate()
  const { calls } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['geo', 'range', ip],
    queryFn: ({ signal }) => calls.getGeoLocation({ params: { ip }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error)
    return (
      <GeoSheet>
        <PageHead title={translate('pages.titles.ip')} />
        <CallError error={error} onRetry={() => void refetch()} />
      </GeoSheet>
    )
  if (!data) return <FormSkeleton sections={1} />
  return <Range key={ip} stored={data} />
}

function Range({ stored }: { stored: GeoLocation }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const notice = useNotice()
  const { may } = useConsole()
  const { nameOf } = useCountries()
  const hasTests = useServiceHas('geo')
  const [isAsking, setAsking] = useState(false)
  const back = () => guard.pass(() => void navigate(geoPath()))
  const form = useRangeForm(stored, ({ ip, country }) => {
    notice('success', 'geo.created', { values: { ip, country: nameOf(country) } })
    back()
  })
  const guard = useLeaveGuard(() => form.isDirty)
  return (
    <GeoSheet>
      <PageHead
        title={stored.ip}
        actions={
          may(GEO_PAGE, 'delete') && (
            <Button variant="ghost" color="error" onClick={() => setAsking(true)}>
              {translate('geo.delete')}
            </Button>
          )
        }
      />
      <div className="columns">
        <RangeForm form={form} okLabel={translate('geo.save')} />
        {hasTests && <TestAddress />}
      </div>
      {isAsking && <DeleteQuestion ip={stored.ip} onClose={() => setAsking(false)} onGone={back} />}
      <RangeLeave form={form} guard={guard} name={stored.ip} />
    </GeoSheet>
  )
}

type DeleteQuestionProps = { ip: string; onClose: () => void; onGone: () => void }

function DeleteQuestion({ ip, onClose, onGone }: DeleteQuestionProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await calls.deleteGeoLocation({ params: { ip } })
      notice('success', 'geo.deleted', { values: { ip } })
      void queries.invalidateQueries({ queryKey: ['geo'] })
      onGone()
    } catch (error) {
      tellError(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      undoable={false}
      title={translate('geo.deleteTitle', { ip })}
      okLabel={translate('geo.delete')}
      busy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {translate('geo.deleteText')}
    </ConfirmDialog>
  )
}
