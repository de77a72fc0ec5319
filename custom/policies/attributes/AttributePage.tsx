import { useParams } from 'react-router'
import { ATTRIBUTE_URN } from '#contract/values/policy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { DocumentPage } from '#kit/record/document/DocumentPage.tsx'
import { AttributeScreen } from './AttributeScreen.tsx'

/** One policy attribute, of any product of the person. */
export function AttributePage() {
  const { attributeId = '' } = useParams()
  const { calls } = useConsole()
  return (
    <DocumentPage
      of="policy_attributes"
      urn={ATTRIBUTE_URN}
      id={attributeId}
      read={(signal) => calls.getPolicyAttribute({ params: { key: attributeId }, query: { prd: '' }, signal })}
      failed="policies.attributes.readFailed"
    >
      {(record) => <AttributeScreen key={attributeId} record={record} />}
    </DocumentPage>
  )
}

/** A new policy attribute. */
export function NewAttributePage() {
  return <AttributeScreen record={undefined} />
}
