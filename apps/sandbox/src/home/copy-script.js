// The buttons that copy a code of a message. They are hidden in the page, because they need this script.
async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
}
for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}
