import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { AttributeScreen } from './AttributeScreen.tsx'

/** One policy attribute, of any product of the person. */
export function AttributePage() {
  const { attributeId = '' } = useParams()
  const translate = useTranslate()
  const { calls, product } = useConsole()
  const { data, error, refetch } = useQuery({
    queryKey: ['policyAttribute', attributeId],
    queryFn: ({ signal }) => calls.getPolicyAttribute({ params: { key: attributeId }, query: { prd: '' }, signal }),
    // The screen follows the attribute by itself from here on: a later answer must not replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (data) return <AttributeScreen key={attributeId} record={data} />
  return (
    <>
      <BarFrame
        title={error ? translate('policies.attributes.readFailed') : ''}
        pageName={undefined}
        back={{ to: listPath(product, OWN_TYPES.policy_attributes), label: translate('policies.attributes.back') }}
        isLoading={!error}
      />
      {error ? (
        <CallError title={translate('policies.attributes.readFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}

/** A new policy attribute. */
export function NewAttributePage() {
  return <AttributeScreen record={undefined} />
}
