import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { SeenLock } from '#kit/record/lock/SeenLock.ts'
import { useFirstLook } from '#kit/record/lock/useFirstLook.ts'
import { PolicyScreen } from './PolicyScreen.tsx'

/** One policy, read-only until editing is asked for (specification section 4). */
export function EditPage() {
  const { policyId = '' } = useParams()
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['policy', product, policyId],
    queryFn: ({ signal }) => calls.getPolicy({ params: { key: policyId }, signal }),
    // The screen follows the policy by itself from here on: a later answer must not replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  const look = useFirstLook({ id: policyId, urn: POLICY_URN }, data !== undefined)
  if (data && !look.isPending)
    return (
      <SeenLock value={look.lock}>
        <PolicyScreen key={policyId} record={data} />
      </SeenLock>
    )
  return (
    <>
      <BarFrame
        title={error ? translate('policies.readFailed') : ''}
        pageName={undefined}
        back={{ to: listPath(product, OWN_TYPES.policy), label: translate('policies.back') }}
        isLoading={!error}
      />
      {error ? (
        <CallError title={translate('errors.retrievePolicy')} error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
