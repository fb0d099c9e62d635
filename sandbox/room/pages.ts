// The web app writes its session limits before it sends the person to the sign-in app.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-limit]')) {
  form.addEventListener('submit', () => {
    sessionStorage.setItem(
      `foyer.${form.dataset['limit'] ?? ''}`,
      JSON.stringify(Number(form.dataset['minutes'])),
    )
  })
}

export {}
