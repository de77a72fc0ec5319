import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { POLICY_URN } from '#contract/values/policy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { FirstLook } from '#kit/record/lock/FirstLook.tsx'
import { useReadOnce } from '#kit/record/screen/useReadOnce.ts'
import { PolicyScreen } from './PolicyScreen.tsx'

/** One policy, read-only until editing is asked for (specification section 4). */
export function EditPage() {
  const { policyId = '' } = useParams()
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { record, error, retry } = useReadOnce(['policy', product, policyId], (signal) =>
    calls.getPolicy({ params: { key: policyId }, signal }),
  )
  const meanwhile = (
    <>
      <BarFrame
        title={error ? translate('policies.readFailed') : ''}
        pageName={undefined}
        back={{ to: listPath(product, OWN_TYPES.policy), label: translate('policies.back') }}
        isLoading={!error}
      />
      {error ? (
        <CallError title={translate('errors.retrievePolicy')} error={error} onRetry={retry} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
  return (
    <FirstLook target={{ id: policyId, urn: POLICY_URN }} record={record} meanwhile={meanwhile}>
      {(policy) => <PolicyScreen key={policyId} record={policy} />}
    </FirstLook>
  )
}
