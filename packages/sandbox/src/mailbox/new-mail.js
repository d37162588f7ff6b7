// Shows a new mail as soon as it has come in.
const seen = document.body.dataset.newest
setInterval(async () => {
  if (document.hidden) return
  const newest = await fetch('/api/messages/newest').then(
    (response) => response.json(),
    () => undefined,
  )
  if (newest && newest.id !== seen) location.reload()
}, 2000)
