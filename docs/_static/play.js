/* The picture on the first page becomes the game when somebody asks for it; nothing is fetched before. */
const picture = document.querySelector('article img[src$="table_light.png"]');
/* browsers run no modules from files */
if (picture && location.protocol !== 'file:') {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'play-here';
  button.textContent = 'Play here';
  button.addEventListener('click', () => {
    const game = document.createElement('iframe');
    game.className = 'play-here';
    game.title = 'Istanbul';
    game.src = 'play/index.html';
    picture.replaceWith(game);
    button.remove();
    game.focus();
  });
  picture.after(button);
}
