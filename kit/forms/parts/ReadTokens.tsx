/** Several values where nothing may be changed. */
export function ReadTokens({ labels }: { labels: readonly string[] }) {
  return (
    <span className="f-checks">
      {labels.map((label, index) => (
        <span key={`${index} ${label}`} className="f-token" data-read="">
          {label}
        </span>
      ))}
    </span>
  )
}
